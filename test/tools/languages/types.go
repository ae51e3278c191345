// Counts the operations whose method returns the stated type. An argument is `operation=Type`; no type allows any.
// Fails if coordinates are not arrays of arrays of numbers.
package main

import (
	"fmt"
	"os"
	"reflect"
	"strings"

	client "invoices/go"
)

func main() {
	coordinates, _ := reflect.TypeOf(client.Segment{}).FieldByName("Coordinates")
	if coordinates.Type.String() != "[][]float64" {
		panic(coordinates.Type)
	}
	kept := 0
	for _, argument := range os.Args[1:] {
		operation, stated, _ := strings.Cut(argument, "=")
		method, found := reflect.TypeOf(&client.Client{}).MethodByName(strings.ToUpper(operation[:1]) + operation[1:])
		if found && (stated == "" || method.Type.Out(0).Name() == stated) {
			kept++
		}
	}
	fmt.Printf("%d of %d types\n", kept, len(os.Args)-1)
}
