import { data, redirect } from 'react-router'
import * as texts from '#contract/messages/site/reference.js'
import type { OpenApiResponse } from '#contract/openapi.js'
import { ApiError } from '../../api/http.server'
import { readOpenApi } from '../../api/openapi.server'
import { makeTryItKey, tryCall } from '../../api/try-it.server'
import { CodeBlock } from '../../components/code-block'
import { CodeWords } from '../../components/code-words'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { clientSession } from '../../session/client-session.server'
import { setCookies } from '../../session/cookies.server'
import { readForm } from '../../session/form.server'
import { type Context, siteContext } from '../../session/site-context.server'
import { dropTryItKey, keepTryItKey, readTryItKey } from '../../session/try-it-key.server'
import type { Route } from './+types/reference'
import { MethodBadge, RoutePath } from './method-badge'
import { findOperation, listOperations, shapesIn } from './operations'
import { Fields, ParameterFields } from './reference.fields'
import { Refusals } from './reference.refusals'
import { curlOf, typeScriptOf } from './reference.samples'
import { phpOf, pythonOf } from './reference.sdk-samples'
import { SampleTabs } from './reference.sample-tabs'
import { TryIt, type TryItAnswer } from './reference.try-it'
import { beginTrying, callFrom, knowMerchant, toSignIn } from './reference.try-it.server'
import { wordsOf } from './reference.try-it.words'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `${loaderData.listed.summary}, ${loaderData.listed.method} ${loaderData.listed.path}`,
        texts.whatThisPageHas(loaderData.listed.method, loaderData.listed.path, loaderData.operation.description),
      )
    : pageMeta('API')

export const middleware = [knowMerchant]

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const document = await readOpenApi(context)
  const found = findOperation(document, params.operation)
  if (!found) throw data(null, { status: 404 })
  const all = listOperations(document).filter(({ tag }) => tag === found.listed.tag)
  const at = all.findIndex(({ id }) => id === found.listed.id)
  return {
    ...found,
    // Only what API users may call can be tried with a key of theirs.
    canTry: found.listed.audiences.includes('integrator'),
    trying: await beginTrying(request, context, found.operation),
    origin: context.get(siteContext).publicUrl ?? url.origin,
    schemas: shapesIn(found.operation, document.components.schemas),
    refusals: Object.fromEntries(
      namedIn(found.operation.responses).map((name) => [name, document.components.examples[name]]),
    ),
    previous: all[at - 1] ?? null,
    after: all[at + 1] ?? null,
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const found = findOperation(await readOpenApi(context), params.operation)
  if (!found?.listed.audiences.includes('integrator')) throw data(null, { status: 404 })
  const clientID = context.get(clientSession)?.client?.clientID
  if (!clientID) throw toSignIn(url.pathname)
  const { typed } = await readForm(request)
  if (typed.intent === 'key') return makeKey(context, typed.roleID ?? '', url.pathname)
  const key = await readTryItKey(request, context, clientID)
  if (!key) return data<TryItAnswer>({ typed, sentence: texts.testKeyExpiredCreateAnother })
  const { call, fields } = callFrom(found.listed, found.operation, typed)
  if (fields) return data<TryItAnswer>({ typed, fields }, { status: 422 })
  const answer = await tryCall(context, call, key)
  const said: TryItAnswer = { typed, sent: call, answer, words: wordsOf(answer, key.roleName) }
  return data(said, answer.status === 401 ? { headers: setCookies(await dropTryItKey(context)) } : {})
}

async function makeKey(context: Context, roleID: string, path: string) {
  try {
    const key = await makeTryItKey(context, roleID)
    return redirect(`${path}#try-it`, { headers: setCookies(await keepTryItKey(context, key)) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const sentence = Object.values(error.fields)[0] ?? error.explain(texts.creatingTheKeyFailed)
    return data<TryItAnswer>({ sentence, code: error.code }, { status: error.status })
  }
}

const namedIn = (responses: Record<string, OpenApiResponse>) =>
  Object.values(responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
  )

export default function Reference({ loaderData, actionData }: Route.ComponentProps) {
  const { listed, operation, origin, schemas } = loaderData
  const [status = '', answer] = Object.entries(operation.responses).find(([code]) => code < '300') ?? []
  const [answerType, answerContent] = Object.entries(answer?.content ?? {})[0] ?? []
  const [, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return (
    <article className="min-w-0">
      <p className="text-sm text-ink-faint">
        <TextLink to={`/api#${listed.id}`}>API</TextLink> / {listed.tag}
      </p>
      <h1 className="mt-2 text-3xl">{listed.summary}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-3 rounded-panel border border-line bg-panel px-4 py-3">
        <MethodBadge method={listed.method} />
        <RoutePath path={`/api${listed.path}`} />
      </p>
      <p className="mt-4 max-w-2xl text-ink-soft">
        <CodeWords text={operation.description} />
      </p>
      <div className="mt-8 grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-10">
          {operation.parameters && (
            <Part title={texts.parameters}>
              <ParameterFields parameters={operation.parameters} />
            </Part>
          )}
          {body && (
            <Part title={texts.body}>
              <Fields schema={body.schema} schemas={schemas} />
            </Part>
          )}
          {loaderData.canTry && <TryIt trying={loaderData.trying} operation={operation} said={actionData} />}
          <Part title={texts.responseStatus(status)}>
            {answerContent ? (
              <Fields schema={answerContent.schema} schemas={schemas} empty={answerType} />
            ) : (
              <p className="text-ink-soft">{answer?.description}</p>
            )}
          </Part>
          <Part title={texts.errors}>
            <Refusals responses={operation.responses} refusals={loaderData.refusals} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-24 xl:self-start">
          <SampleTabs
            samples={[
              { title: texts.curl, code: curlOf(origin, listed, operation) },
              { title: texts.typescript, code: typeScriptOf(origin, listed, operation) },
              { title: texts.python, code: pythonOf(operation) },
              { title: texts.php, code: phpOf(operation) },
            ]}
          />
          {answerContent?.example !== undefined && (
            <CodeBlock title={texts.responseStatus(status)} code={shown(answerContent.example)} />
          )}
        </div>
      </div>
      <nav
        aria-label={texts.previousAndNext}
        className="mt-16 flex flex-wrap justify-between gap-4 border-t border-line pt-6 text-sm"
      >
        {loaderData.previous ? <Neighbour {...loaderData.previous} word={texts.previous} /> : <span />}
        {loaderData.after && <Neighbour {...loaderData.after} word={texts.next} />}
      </nav>
    </article>
  )
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

function Neighbour({ id, summary, word }: { id: string; summary: string; word: string }) {
  return (
    <TextLink to={`/docs/reference/${id}`}>
      {word}: {summary}
    </TextLink>
  )
}
