import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { expect, it } from '@jest/globals'
import rooms from '../../.dependency-rooms.mjs'

/** The rules of the streets on a tree of these files, each with the files that it imports. */
async function violationsIn(files) {
  const baseDir = await mkdtemp(join(tmpdir(), 'gatehouse-rooms-'))
  try {
    for (const [path, imports] of Object.entries(files)) {
      await mkdir(dirname(join(baseDir, path)), { recursive: true })
      await writeFile(join(baseDir, path), imports.map((file) => `import '${file}'\n`).join(''))
    }
    const { output } = await cruise(['api/src'], { ruleSet: { forbidden: rooms.forbidden }, validate: true, baseDir })
    return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  } finally {
    await rm(baseDir, { recursive: true, force: true })
  }
}

it('two rooms of a street do not stand on each other, even if no two files do', async () => {
  const files = {
    'api/src/people/clients/client.js': [],
    'api/src/people/clients/deletion.js': ['../holds/hold.js'],
    'api/src/people/holds/hold.js': [],
    'api/src/people/holds/links.js': ['../clients/client.js'],
  }
  const [one, other] = ['api/src/people/clients', 'api/src/people/holds']
  expect((await violationsIn(files)).sort()).toEqual([
    `no-ring-in-people: ${one} → ${other}`,
    `no-ring-in-people: ${other} → ${one}`,
  ])
  expect(await violationsIn({ ...files, 'api/src/people/holds/links.js': [] })).toEqual([])
})
