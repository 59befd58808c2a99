import { applyDecorators, Header } from '@nestjs/common'

export const AnswersZip = (name: string): MethodDecorator =>
  applyDecorators(
    Header('content-type', 'application/zip'),
    Header('content-disposition', `attachment; filename="${name}.zip"`),
    Header('cache-control', 'no-store'),
  )
