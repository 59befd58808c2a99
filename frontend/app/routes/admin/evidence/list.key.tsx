import type { DecisionSealView } from '#contract/decisions.js'
import * as words from '#contract/messages/admin/evidence.js'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'

/** What whoever checks evidence compares, and how to make it. */
export const KeyCard = ({
  seal: { fingerprint, publicKey, number, sealedAt },
  month: { from, to },
}: {
  seal: DecisionSealView
  /** The last whole one: what is asked for most often. */
  month: { from: string; to: string }
}) => (
  <Card title={words.key} lead={words.keyLead}>
    <dl className="grid gap-4 lg:grid-cols-2 lg:gap-x-12">
      <Fact term={words.fingerprint}>
        <Copied value={fingerprint} label={words.fingerprint} />
      </Fact>
      <Fact term={words.publicKey}>
        <Copied value={publicKey} label={words.publicKey} />
      </Fact>
      <Fact term={words.lastSeal}>
        {number === null || sealedAt === null ? (
          words.noSealYet
        ) : (
          <span className="tabular">
            {words.sealNumber(number)} · <Moment iso={sealedAt} />
          </span>
        )}
      </Fact>
      <Fact term={words.handOver}>
        <Copied value={words.command(from, to)} label={words.commandWord} />
      </Fact>
    </dl>
  </Card>
)

const Copied = ({ value, label }: { value: string; label: string }) => (
  <span className="flex items-start gap-1">
    <span className="min-w-0 py-1 font-mono text-xs [overflow-wrap:anywhere]">{value}</span>
    <CopyButton value={value} label={label} />
  </span>
)
