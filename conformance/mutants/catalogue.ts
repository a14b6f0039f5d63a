/** Mutants of packages, destinations and the balance. */
import { type Mutant, money, objects, table } from "./mutant.ts";

export const catalogueMutants: Mutant[] = [
  ...table("api", [
    [
      "package-price-above-retail",
      "resources.package.price.not-above-retail",
      "prices are a paisa above retail",
      () =>
        objects("package", (item) => {
          item.price = { ...item.retail_price };
          money(item.price, (paise) => paise + 1);
        }),
    ],
    [
      "package-data-in-gb",
      "resources.package.data-mb.type",
      "`data_mb` is in GB, with decimals",
      () =>
        objects("package", (item) => {
          item.data_mb = item.data_mb === null ? null : item.data_mb / 1000 + 0.5;
        }),
    ],
    [
      "package-data-zero-when-unlimited",
      "resources.package.data-mb.null-iff-unlimited",
      "unlimited packages have a `data_mb`",
      () =>
        objects("package", (item) => {
          item.data_mb ??= 999_999;
        }),
    ],
    [
      "package-country-missing",
      "resources.package.country.single",
      "`country` is null on every package",
      () =>
        objects("package", (item) => {
          item.country = null;
        }),
    ],
    [
      "package-country-of-several",
      "resources.package.country.null",
      "`country` is the first of several",
      () =>
        objects("package", (item) => {
          item.country = item.countries[0] ?? null;
        }),
    ],
    [
      "package-no-topup",
      "resources.package.topup-true-today",
      "some listed top-up packages cannot be bought",
      () =>
        objects("package", (item) => {
          item.topup = !item.unlimited;
        }),
    ],
    [
      "package-name-empty",
      "resources.package.name",
      "names are empty",
      () =>
        objects("package", (item) => {
          item.name = "";
        }),
    ],
    [
      "package-countries-empty",
      "resources.package.countries",
      "regional packages have no countries",
      () =>
        objects("package", (item) => {
          if (item.countries.length > 1) item.countries = [];
        }),
    ],
    [
      "topup-packages-at-retail",
      "topup-packages.list.partner-price",
      "top-up packages show the retail price",
      () =>
        objects("package", (item, request) => {
          if (request.operation === "topupPackagesList") {
            item.price = { ...item.retail_price };
            money(item.price, (paise) => paise + 1);
          }
        }),
    ],
    [
      "destination-code-in-small-letters",
      "resources.destination.code.country",
      "country codes are in lower case",
      () =>
        objects("destination", (destination) => {
          if (destination.code.length === 2) destination.code = destination.code.toLowerCase();
        }),
    ],
    [
      "destination-code-by-name",
      "resources.destination.code.region",
      "region codes are built from names",
      () =>
        objects("destination", (destination) => {
          if (destination.code.length > 2)
            destination.code = destination.name.toLowerCase().replaceAll(" ", "-");
        }),
    ],
    [
      "destination-count-as-text",
      "resources.destination.packages-count.type",
      "`packages_count` is a string",
      () =>
        objects("destination", (destination) => {
          destination.packages_count = String(destination.packages_count) as never;
        }),
    ],
    [
      "threshold-zero-by-http",
      "resources.balance.threshold.type",
      "no threshold is returned as 0.00, seen by HTTP alone",
      () =>
        objects("balance", (balance) => {
          balance.low_balance_threshold ??= { ...balance.balance, amount: "0.00" };
        }),
    ],
    [
      "threshold-left-out",
      "resources.balance.threshold.type",
      "without a threshold the field is missing",
      () =>
        objects("balance", (balance) => {
          if (balance.low_balance_threshold === null)
            delete (balance as Partial<typeof balance>).low_balance_threshold;
        }),
    ],
    [
      "threshold-zero-for-none",
      "resources.balance.threshold.null-when-unset",
      "no threshold is returned as 0.00",
      () =>
        objects("balance", (balance) => {
          balance.low_balance_threshold ??= { ...balance.balance, amount: "0.00" };
        }),
    ],
    [
      "money-without-paise",
      "resources.money.amount",
      "whole amounts have no decimals",
      () =>
        objects("balance", (balance) => {
          balance.balance.amount = balance.balance.amount.replace(/\.\d+$/, "");
        }),
    ],
    [
      "money-with-separators",
      "resources.money.amount",
      "amounts have thousands separators",
      () =>
        objects("balance", (balance) => {
          balance.balance.amount = balance.balance.amount.replace(/^(\d+)(\d{3})/, "$1,$2");
        }),
    ],
    [
      "money-in-dollars",
      "resources.money.currency",
      "the currency is another one",
      () =>
        objects("balance", (balance) => {
          balance.balance.currency = "USD" as never;
        }),
    ],
  ]),
];
