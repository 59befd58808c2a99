import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildSdkFolder } from './sdk-folder.js'
import { until } from './until.js'

const run = promisify(execFile)
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const written = inProject('frontend/app/content/docs/embed-recipes.mdx')

export interface ShopSettings extends Record<string, string> {
  GATEHOUSE_URL: string
  API_KEY: string
  API_SECRET: string
  SHOP_URL: string
}

/** The code below a heading of the recipes, or the page above the first one. */
export async function recipe(heading: string | null): Promise<string> {
  const text = await readFile(written, 'utf8')
  const part = heading === null ? text : (text.split(`## ${heading}\n`)[1] ?? '')
  return /^```\w+\n([\s\S]*?)^```$/m.exec(part)?.[1] ?? ''
}

const environment = (settings: ShopSettings) => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...settings })

/** What the handler for Next.js answers; such a handler is a function of the web platform. */
export async function askNext(settings: ShopSettings): Promise<string> {
  const { folder, remove } = await buildSdkFolder()
  try {
    await writeFile(join(folder, 'route.js'), await recipe('Next.js'))
    await writeFile(
      join(folder, 'try.js'),
      "import { POST } from './route.js'\nconsole.log(await (await POST()).text())",
    )
    return (await run(process.execPath, ['try.js'], { cwd: folder, env: environment(settings) })).stdout
  } finally {
    await remove()
  }
}

/** What the route for Laravel answers: its own `Route` and `env` are played, and its SDK calls are real. */
export async function askLaravel(settings: ShopSettings): Promise<string> {
  const code = `namespace Illuminate\\Support\\Facades {
  class Route { public static $handler; static function post($path, $handler) { self::$handler = $handler; } }
}
namespace {
  require '${inProject('libs/sdk-php/autoload.php')}';
  function env($name) { return getenv($name); }
  ${await recipe('Laravel')}
  echo json_encode((Route::$handler)());
}`
  return (await run('php', ['-r', code], { env: environment(settings) })).stdout
}

/** What the view for Django answers: `JsonResponse` and `require_POST` are played, and its SDK calls are real. */
export async function askDjango(settings: ShopSettings): Promise<string> {
  const code = `import json, sys, types
http, views, decorators, post = (types.ModuleType(name) for name in (
    "django.http", "django.views", "django.views.decorators", "django.views.decorators.http"))
http.JsonResponse = json.dumps
post.require_POST = lambda view: view
sys.modules.update({"django": types.ModuleType("django"), "django.http": http, "django.views": views,
    "django.views.decorators": decorators, "django.views.decorators.http": post})
${await recipe('Django')}
print(checkout(None))`
  const env = { ...environment(settings), PYTHONPATH: inProject('libs/sdk-python') }
  return (await run('python3', ['-B', '-c', code], { env })).stdout
}

export interface ExpressShop {
  ask(): Promise<string>
  end(): Promise<void>
}

/** The server for Express, with the real Express, as a process of its own. */
export async function startExpress(settings: ShopSettings): Promise<ExpressShop> {
  const { folder, remove } = await buildSdkFolder()
  const port = await freePort()
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  await symlink(inProject('node_modules/express'), join(folder, 'node_modules', 'express'), 'junction')
  await writeFile(join(folder, 'server.js'), (await recipe('Express')).replace('3000', String(port)))
  const child: ChildProcess = spawn(process.execPath, ['server.js'], { cwd: folder, env: environment(settings) })
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const ask = async (method = 'POST') => (await fetch(`http://127.0.0.1:${port}/checkout`, { method })).text()
  await until(
    () => ask('GET').catch(() => null),
    (answer) => {
      if (child.exitCode !== null) throw new Error(`The shop ended: ${said}`)
      return answer !== null
    },
  )
  const end = async () => {
    child.kill()
    await ended
    await remove()
  }
  return { ask: () => ask(), end }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
