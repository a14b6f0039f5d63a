package main

import (
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

func main() {
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	lines := strings.Split(string(input), "\n")
	for _, line := range lines[:len(lines)-1] {
		parts := strings.Split(line, "\t")
		now, err := strconv.ParseInt(parts[2], 10, 64)
		if err != nil {
			panic(err)
		}
		body, err := base64.StdEncoding.DecodeString(parts[3])
		if err != nil {
			panic(err)
		}
		fmt.Println(isAuthentic(parts[0], parts[1], body, now))
	}
}
