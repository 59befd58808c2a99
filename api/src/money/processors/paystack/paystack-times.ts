import { Injectable } from '@nestjs/common'

@Injectable()
export class PaystackTimes {
  /** So long a call whose answer was lost may still arrive there. */
  lostCallMs = 60_000
}
