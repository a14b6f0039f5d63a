import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();

// In your program, the number of the last handled event is a row in your database.
let handled = 0;
const cursor = {
  get: () => handled,
  set: (sequence: number) => {
    handled = sequence;
  },
};

for await (const event of client.events.poll({ cursor })) {
  console.log(event.sequence, event.type);
  break; // A real program goes on.
}
