/** The formats that the generated validators check. Its text is copied after that of validation.ts. */
import { readTime } from "./validation.ts";

const zonedTime = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

const integers = (minimum: number, maximum: number) => ({
  type: "number" as const,
  validate: (value: number) => Number.isInteger(value) && value >= minimum && value <= maximum,
});

/** A valid time is read as a number. */
const isTime = (text: string) => typeof readTime(text) === "number";

export const formats = {
  date: (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isTime(text),
  "date-time": (text: string) => zonedTime.test(text) && isTime(text),
  duration: /^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/,
  ipv4: /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/,
  "time-filter": isTime,
  uri: /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})*$/i,
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  int8: integers(-128, 127),
  int16: integers(-32_768, 32_767),
  int32: integers(-2_147_483_648, 2_147_483_647),
  int64: integers(-Infinity, Infinity),
  unixtime: integers(-Infinity, Infinity),
  uint8: integers(0, 255),
  uint16: integers(0, 65_535),
  uint32: integers(0, 4_294_967_295),
  uint64: integers(0, Infinity),
};
