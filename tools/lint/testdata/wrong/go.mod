// A module with one defect for each kind of analysis: make check looks whether lint finds them all.
module example.com/wrong

go 1.26.0
