import { describe, expect, it } from '@jest/globals'
import { Buffer } from 'node:buffer'
import { existsSync } from 'node:fs'
import type { StatementView } from '#contract/statements.js'
import { fontOf, isWritable, runsOf } from './pdf-letters.js'
import { statementPdf } from './statement-pdf.js'

const written = (text: string) => runsOf(text).map((run) => [run.script, run.text])

describe('the letters of a name', () => {
  it('stand in the font of their script, in the order of the paper', () => {
    expect(written('Acme Zürich ООО «Заря»')).toEqual([[null, 'Acme Zürich ООО «Заря»']])
    expect(written('Café Αθήνα ΑΕ')).toEqual([
      [null, 'Café '],
      ['greek', 'Αθήνα ΑΕ'],
    ])
    expect(written('شركة النور')).toEqual([['arabic', 'شركة النور']])
    expect(written('שלום 2020 בעמ Ltd')).toEqual([
      ['hebrew', 'בעמ'],
      [null, ' '],
      [null, '2020'],
      [null, ' '],
      ['hebrew', 'שלום'],
      [null, ' Ltd'],
    ])
    expect(written('株式会社 A')).toEqual([[null, '???? A']])
  })

  it.each(['شركة', 'Αθήνα', 'שלום', 'สยาม', 'नमस्ते', 'Արև', 'საქართველო'])('have a font: %s', (name) => {
    expect(isWritable(name)).toBe(true)
    const [run] = runsOf(name)
    expect(run?.script && existsSync(fontOf(run.script))).toBe(true)
  })

  it.each([
    ['Acme', 2],
    ['Acme شركة Αθήνα', 4],
    ['株式会社さくら', 2],
  ])('embed what they need: %s', async (clientName, fonts) => {
    expect(isWritable(clientName)).toBe(!clientName.startsWith('株'))
    const view: StatementView = {
      ...{ clientName, clientID: 'cli_1', mode: 'test', month: '2026-10', isComplete: true, currencies: [] },
    }
    const pieces: Buffer[] = []
    const none = (async function* () {})()
    for await (const piece of await statementPdf(view, none, { madeAt: new Date() })) pieces.push(piece as Buffer)
    const text = Buffer.concat(pieces).toString('latin1')
    expect(text.match(/\/FontFile\d?/g)).toHaveLength(fonts)
    expect(text.includes('/ActualText')).toBe(true)
  })
})
