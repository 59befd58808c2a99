import { Logger } from '@nestjs/common'

const logger = new Logger('Processors')

/** The merchant reads only that it was refused; what the processor said is for staff. */
export function logRefusal(connectedAccountID: string, answer: { outcome: string; sentence?: string }): void {
  if (answer.outcome === 'refused') logger.warn(`${connectedAccountID} was refused: ${answer.sentence ?? ''}`)
}
