import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const inLibs = (path: string) => fileURLToPath(new URL(`../../libs/${path}`, import.meta.url))

interface Readme {
  folder: string
  language: string
  program: (code: string) => [command: string, ...args: string[]]
  /** Calls the README's own `receive` with what WEBHOOK_HEADERS and WEBHOOK_BODY hold. */
  tail: string
}

const readmes: Record<string, Readme> = {
  Python: {
    folder: 'sdk-python',
    language: 'python',
    program: (code) => ['python3', '-B', '-c', code],
    tail: `
import json
signed = json.loads(os.environ["WEBHOOK_HEADERS"])
print(receive(signed, os.environ["WEBHOOK_BODY"])[0], receive(signed, "{}")[0])`,
  },
  PHP: {
    folder: 'sdk-php',
    language: 'php',
    program: (code) => ['php', '-r', `require '${inLibs('sdk-php/autoload.php')}';\n${code}`],
    tail: `
$signed = json_decode(getenv('WEBHOOK_HEADERS'), true);
echo receive($signed, getenv('WEBHOOK_BODY'))[0], ' ', receive($signed, '{}')[0], "\\n";`,
  },
}

/** What the samples of a README say when they run as they are printed, one after the other. */
export async function runReadme(sdk: string, url: string, env: Record<string, string>): Promise<string | undefined> {
  const readme = readmes[sdk]
  if (!readme) return undefined
  const text = await readFile(inLibs(`${readme.folder}/README.md`), 'utf8')
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${readme.language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
  // Each language is another shop at the same Gatehouse, so its keys are its own.
  const code = `${blocks.map(([, block = '']) => block).join('\n')}${readme.tail}`
    .replaceAll('https://pay.example.com', url)
    .replaceAll('order-', `${sdk}-`)
  const [command, ...args] = readme.program(code)
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-readme-'))
  const known = { PATH: process.env.PATH, PYTHONPATH: inLibs('sdk-python') }
  const { stdout } = await run(command, args, { cwd, env: { ...known, ...env } })
  const csv = await readFile(join(cwd, 'payments.csv'), 'utf8')
  await rm(cwd, { recursive: true, force: true })
  return `${stdout}${csv}`
}
