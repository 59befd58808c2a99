import { AppError, InvalidInput } from './app-error.js'

/** A sentence of libs/contract/messages, or one that takes what `new` is given. */
type Sentence<Given extends unknown[]> = string | ((...given: Given) => string)

/** The base of a refusal: `class PlanInUse extends refusal(409, 'PLAN_IN_USE', words.planInUse) {}`. */
export const refusal = <Given extends unknown[] = []>(
  status: number,
  code: string,
  sentence: Sentence<Given>,
  headers?: Record<string, string>,
) =>
  class extends AppError {
    constructor(...given: Given) {
      super(status, code, say(sentence, given), undefined, headers)
    }
  }

/** The same where the sentence also stands at a field of the form. */
export const fieldRefusal = <Given extends unknown[] = []>(
  field: string,
  status: number,
  code: string,
  sentence: Sentence<Given>,
) =>
  class extends AppError {
    constructor(...given: Given) {
      const said = say(sentence, given)
      super(status, code, said, { [field]: said })
    }
  }

/** An input that is wrong at one field. */
export const invalidField = <Given extends unknown[] = []>(field: string, sentence: Sentence<Given>) =>
  class extends InvalidInput {
    constructor(...given: Given) {
      super({ [field]: say(sentence, given) })
    }
  }

const say = <Given extends unknown[]>(sentence: Sentence<Given>, given: Given): string =>
  typeof sentence === 'string' ? sentence : sentence(...given)
