package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

var client = &http.Client{Timeout: 30 * time.Second}

// Sends a request and parses its response. The key of a POST is the same on every attempt.
func call(method, path, idempotencyKey string, body, result any) error {
	var text []byte
	if body != nil {
		var err error
		if text, err = json.Marshal(body); err != nil {
			return err
		}
	}
	polls := 0
	for attempt := 1; ; attempt++ {
		url := os.Getenv("PARTNER_ESIM_BASE_URL") + path
		req, err := http.NewRequest(method, url, bytes.NewReader(text))
		if err != nil {
			return err
		}
		req.Header.Set("Authorization", "Bearer "+os.Getenv("PARTNER_ESIM_API_KEY"))
		if body != nil {
			req.Header.Set("Content-Type", "application/json")
			req.Header.Set("Idempotency-Key", idempotencyKey)
		}
		wait := time.Duration(attempt) * time.Second
		res, err := client.Do(req)
		if err == nil {
			content, readError := io.ReadAll(res.Body)
			res.Body.Close()
			switch {
			case readError != nil:
				err = readError
			case res.StatusCode < 300:
				return json.Unmarshal(content, result)
			default:
				err = fmt.Errorf("%s: %s", res.Status, content)
				inProgress := res.StatusCode == 409 && bytes.Contains(content, []byte(`"request_in_progress"`))
				if inProgress && polls < 20 {
					// An earlier attempt is still in progress: ask for its response for up to a minute.
					polls++
					attempt--
					wait = 3 * time.Second
				} else if res.StatusCode != 429 && res.StatusCode < 500 {
					return err
				}
				if seconds, missing := strconv.Atoi(res.Header.Get("Retry-After")); missing == nil {
					wait = time.Duration(seconds) * time.Second
				}
			}
		}
		if attempt == 4 {
			return err
		}
		time.Sleep(wait)
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	var plans PackagePage
	check(call("GET", "/v1/packages?country=IT&unlimited=false&limit=1", "", nil, &plans))

	reference := "booking-48230"
	var order Order
	wanted := CreateOrder{PackageID: plans.Data[0].ID, CustomerRef: &reference}
	check(call("POST", "/v1/orders", "order-"+reference, wanted, &order))
	if order.Status != "completed" {
		log.Fatalf("order %s is %s", order.ID, order.Status)
	}

	var esim EsimDetail
	check(call("GET", "/v1/esims/"+order.Esims[0].Iccid, "", nil, &esim))
	fmt.Println(esim.Iccid, *esim.Activation.Lpa)

	var topup Topup
	more := CreateTopup{PackageID: plans.Data[0].ID}
	check(call("POST", "/v1/esims/"+esim.Iccid+"/topups", "topup-"+reference, more, &topup))
	fmt.Println("top-up", topup.Status)
}
