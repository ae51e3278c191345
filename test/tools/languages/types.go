// Counts the operations whose method returns the stated type. An argument is `operation=Type`; no type allows any.
package main

import (
	"fmt"
	"os"
	"reflect"
	"strings"

	client "invoices/go"
)

func main() {
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
