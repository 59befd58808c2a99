import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import type { AuditVerificationRunView, AuditVerificationView } from '#contract/audit.js'
import { Gated } from '../../platform/http/audience.js'
import { Verifications } from './verifications.service.js'

@Controller('audit/verification')
export class AuditVerificationController {
  constructor(private readonly verifications: Verifications) {}

  /** Read the latest verification of the audit log, and the progress of the current one. */
  @Gated('See audit log verification', 'portal')
  @Get()
  read(): Promise<AuditVerificationView> {
    return this.verifications.read('audit')
  }

  /** Verify the audit log. Only one verification runs at a time. */
  @Gated('Verify the audit log', 'portal')
  @Post()
  @HttpCode(202)
  start(): Promise<AuditVerificationRunView> {
    return this.verifications.start('audit')
  }
}
