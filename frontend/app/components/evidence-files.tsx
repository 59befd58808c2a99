import type { DisputeView } from '#contract/disputes.js'
import { evidenceFileKinds } from '#contract/evidence-files.js'
import * as words from '#contract/messages/disputes.js'
import { FileForm } from './checklist-file'
import { SelectField } from './field'

/** Files that were added for the evidence. */
export function EvidenceFileList({ dispute: { evidenceFiles } }: { dispute: DisputeView }) {
  if (evidenceFiles.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-xs text-ink-soft" aria-label={words.evidenceFiles}>
      {evidenceFiles.map(({ kind, name }) => (
        <li key={kind} className="[overflow-wrap:anywhere]">
          {words.evidenceFileKinds[kind]}: <span className="text-ink">{name}</span>
        </li>
      ))}
    </ul>
  )
}

export function EvidenceFiles({ dispute, action }: { dispute: DisputeView; action: string }) {
  const options = evidenceFileKinds.map((kind) => ({ value: kind, label: words.evidenceFileKinds[kind] }))
  return (
    <section className="flex flex-col gap-4 border-b border-line pb-5" aria-label={words.evidenceFiles}>
      <EvidenceFileList dispute={dispute} />
      <FileForm action={action} help={words.evidenceFilesHelp} submit={words.addFile}>
        <SelectField label={words.evidenceFileKind} name="kind" options={options} required />
      </FileForm>
    </section>
  )
}
