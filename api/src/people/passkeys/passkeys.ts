import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Passkey } from './passkey.entity.js'
import type { MadePasskey } from './passkey-looks.js'

@Injectable()
export class Passkeys {
  of(manager: EntityManager, loginID: string): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { loginID }, order: { factorID: 'ASC' } })
  }

  byCredential(manager: EntityManager, credentialID: string): Promise<Passkey | null> {
    return manager.findOneBy(Passkey, { credentialID })
  }

  async add(manager: EntityManager, owner: Pick<Passkey, 'loginID' | 'name'>, made: MadePasskey): Promise<string> {
    const now = clock.time()
    const factorID = newId('fac', now)
    await manager.insert(Passkey, { factorID, ...owner, ...made, createdAt: new Date(now) })
    return factorID
  }

  async rename(manager: EntityManager, { factorID }: Passkey, name: string): Promise<void> {
    await manager.update(Passkey, { factorID }, { name })
  }

  async remove(manager: EntityManager, { factorID }: Passkey): Promise<void> {
    await manager.delete(Passkey, { factorID })
  }

  async enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<string[]> {
    const found = await manager.find(Passkey, { select: { loginID: true }, where: { loginID: In(loginIDs) } })
    return found.map(({ loginID }) => loginID)
  }

  async endAll(manager: EntityManager, loginID: string): Promise<void> {
    await manager.delete(Passkey, { loginID })
  }
}
