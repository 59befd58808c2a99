import { Injectable, type OnModuleInit } from '@nestjs/common'
import { In } from 'typeorm'
import { AuditNames } from '../../platform/audit/audit-names.js'
import { ClientMember } from '../clients/client-member.entity.js'

@Injectable()
export class MemberNames implements OnModuleInit {
  constructor(private readonly names: AuditNames) {}

  // Those who were removed too: the log goes on saying who it was.
  onModuleInit(): void {
    this.names.register(async (manager, loginIDs) => {
      const members = await manager.find(ClientMember, {
        where: { loginID: In(loginIDs) },
        order: { createdAt: 'ASC' },
      })
      return new Map(members.map(({ loginID, name }) => [loginID ?? '', name]))
    })
  }
}
