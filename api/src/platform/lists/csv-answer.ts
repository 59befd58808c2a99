import { applyDecorators, Header } from '@nestjs/common'

export const AnswersCsv = (name: string): MethodDecorator =>
  applyDecorators(
    Header('content-type', 'text/csv; charset=utf-8'),
    Header('content-disposition', `attachment; filename="${name}.csv"`),
  )
