import { codes as words } from '#contract/messages/profile.js'
import { Button, ButtonLink } from './button'
import { Card } from './card'
import { CopyButton } from './copy-button'
import { useFocusMain } from './focus-main'
import { useHydrated } from './hydrated'
import { DownloadIcon, PrinterIcon } from './icon'
import { PageHeader } from './page-header'

interface RecoveryCodesProps {
  codes: string[]
  account: string
  next: string
}

/** The one time that they are shown: on the screen, on paper, as a file. */
export function RecoveryCodes({ codes, account, next }: RecoveryCodesProps) {
  useFocusMain()
  const hydrated = useHydrated()
  const text = [words.fileTitle, account, '', ...codes, '', words.use, ''].join('\n')
  return (
    <>
      <PageHeader title={words.title} lead={words.shownOnce} />
      <div className="max-w-2xl">
        <Card>
          <div className="flex flex-col gap-5">
            <div className="flex flex-col gap-1">
              <p className="font-medium [overflow-wrap:anywhere]">{account}</p>
              <p className="text-ink-soft">{words.use}</p>
            </div>
            <ol
              aria-label={words.list}
              className="grid gap-x-8 gap-y-2.5 rounded-control bg-sunken px-5 py-4 sm:grid-cols-2"
            >
              {codes.map((code) => (
                <li key={code}>
                  <code className="font-mono text-base tracking-wide">{code}</code>
                </li>
              ))}
            </ol>
            <div className="screen-only flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-wrap gap-2">
                <CopyButton value={codes.join('\n')} label={words.copyWithin} size="md" variant="outline" />
                <ButtonLink
                  to={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
                  download={words.file}
                  reloadDocument
                  variant="outline"
                  icon={<DownloadIcon />}
                >
                  {words.download}
                </ButtonLink>
                {hydrated && (
                  <Button type="button" variant="outline" icon={<PrinterIcon />} onClick={() => window.print()}>
                    {words.print}
                  </Button>
                )}
              </div>
              <ButtonLink to={next}>{words.kept}</ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </>
  )
}
