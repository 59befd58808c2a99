import { SetMetadata } from '@nestjs/common'

const textAnswerKey = 'text answer'

export const MayAnswerText = (text: string): MethodDecorator => SetMetadata(textAnswerKey, text)

export const textAnswerOf = (handler: object): string | undefined =>
  Reflect.getMetadata(textAnswerKey, handler) as string | undefined
