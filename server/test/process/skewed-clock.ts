// Loaded with --import: the machine's clock is wrong by as many milliseconds as the file at CLOCK_OFFSET says.
import { readFileSync } from "node:fs";

const wall = Date.now;
const file = process.env.CLOCK_OFFSET ?? "";

Date.now = () => wall() + Number(readFileSync(file, "utf8"));
