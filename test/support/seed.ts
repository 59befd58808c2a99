import { randomInt } from 'node:crypto'

const given = process.env.TEST_SEED
const chosen = process.env.TEST_LONG ? randomInt(2 ** 30) : 7

/** `npm test` plays the same story each time and `npm run test:long` a new one; TEST_SEED repeats the one that a failure named. */
export const seed = given === undefined ? chosen : Number(given)
