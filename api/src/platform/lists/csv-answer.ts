import { applyDecorators, Header } from '@nestjs/common'

export const csvType = 'text/csv; charset=utf-8'

export const AnswersCsv = (name: string): MethodDecorator =>
  applyDecorators(Header('content-type', csvType), Header('content-disposition', `attachment; filename="${name}.csv"`))
