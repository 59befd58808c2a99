/** What ends a command: a sentence, and the exit code that programs go by. */
export class Fault extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

export const misunderstood = (sentence) => new Fault(sentence, 2)
export const signedOut = (sentence) => new Fault(sentence, 3)
