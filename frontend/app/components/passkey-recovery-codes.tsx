import * as words from '#contract/messages/passkeys.js'
import { Button } from './button'
import { CopyButton } from './copy-button'
import { Modal } from './modal'

/** They come with the first factor, and are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Modal open title={words.keepCodes} lead={words.keepCodesLead} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line bg-tint p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3">
        <CopyButton value={codes.join('\n')} label={words.recoveryCodes} size="md" variant="outline" />
        <Button type="button" onClick={onClose}>
          {words.codesKept}
        </Button>
      </div>
    </Modal>
  )
}
