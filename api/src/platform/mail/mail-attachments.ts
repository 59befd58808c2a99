import { Injectable, Logger } from '@nestjs/common'
import type { Letter, MailKind } from './letter.js'

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** null: there is nothing to attach anymore. */
type Make = (aboutID: string) => Promise<MailAttachment | null>

/** Files are made when the mail goes out, so that a waiting mail stays small and shows what is true then. */
@Injectable()
export class MailAttachments {
  private readonly logger = new Logger('Mail')
  private readonly makers = new Map<MailKind, Make>()

  register(kinds: readonly MailKind[], make: Make): void {
    for (const kind of kinds) this.makers.set(kind, make)
  }

  /** A mail whose file cannot be made goes out without it: its link leads to the same. */
  async of({ kind, aboutID }: Letter): Promise<MailAttachment[]> {
    try {
      const made = await this.makers.get(kind)?.(aboutID)
      return made ? [made] : []
    } catch (error) {
      this.logger.error(
        `${aboutID} (${kind}) is sent without its attachment`,
        error instanceof Error ? error.stack : undefined,
      )
      return []
    }
  }
}
