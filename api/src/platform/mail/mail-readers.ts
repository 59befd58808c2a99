import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Language } from '#contract/languages.js'
import { Environment } from '../config/environment.js'

type Ask = (manager: EntityManager, emailAddress: string) => Promise<Language | null>

@Injectable()
export class MailReaders {
  private readonly asks: Ask[] = []

  constructor(private readonly environment: Environment) {}

  register(ask: Ask): void {
    this.asks.push(ask)
  }

  async languageOf(manager: EntityManager, emailAddress: string): Promise<Language> {
    for (const ask of this.asks) {
      const language = await ask(manager, emailAddress)
      if (language) return language
    }
    return this.environment.DEFAULT_LANGUAGE
  }
}
