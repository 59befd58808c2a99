import type { Fault, PlannedFault } from './fault-proxy.js'
import { type Ask, type Case, like, ok, refused, token } from './sdk-asks.js'

const stream = 'GET /events/stream'
const opened = 'retry: 1\nevent: stream.opened\nid: at_0\ndata: {"mode":"test","heartbeatSeconds":15}\n\n'
const closed = (reason: string) => `event: stream.closed\ndata: {"reason":"${reason}"}\n\n`
const names = ['Zoë & Łódź', 'مقهى الواحة', '日本 🧾']
const eventOf = (count: number, name = names[0] ?? '') => ({ id: `evt_${count}`, data: { name } })
/** In bytes, as Latin 1 has them. */
const bytes = (text: string) => Buffer.from(text).toString('latin1')
const message = (count: number, name?: string) =>
  bytes(`event: webhook.test\nid: evt_${count}\ndata: ${JSON.stringify(eventOf(count, name))}\n\n`)

const plays = (...answers: Fault[]): PlannedFault[] => answers.map((fault) => ({ on: stream, fault }))
const play = (then: 'silence' | 'end' | 'cut', ...pieces: string[]): Fault => ({ pieces, then })
const take = (count: number, more: Ask['stream'] = {}): Ask => ({ stream: more, take: count, stop: true })
const heard = (...counts: number[]) => like({ events: counts.map((count) => eventOf(count)) })
const first = play('end', opened, message(1))
/** Half of an event, up to the middle of a character. */
const half = message(2).slice(0, message(2).indexOf(bytes('ë')) + 1)

const inCrLf = message(1).replaceAll('\n', '\r\n')
const spellings: [name: string, ...pieces: string[]][] = [
  ['LF', opened, message(1)],
  ['CRLF', opened, inCrLf],
  ['CR', opened, message(1).replaceAll('\n', '\r')],
  ['CRLF that comes in halves', opened, ...inCrLf.split(/(?=\n)/)],
  ['a mark of its bytes, and comments', `${bytes('\uFEFF')}: hello\n\n:\n${opened}`, ': heartbeat\n\n', message(1)],
  [
    'data on several lines',
    opened,
    'id:evt_1\ndata: {"id":"evt_1",\n',
    `data:"data":{"name":"${bytes('Zoë & Łódź')}"}}\n\n`,
  ],
  ['fields that nobody knows, and an id that is none', opened, 'new: 1\nnew\nretry: soon\n', message(1), 'id: a\0b\n'],
  ['one byte at a time', ...opened, ...message(1)],
]

const parsed = spellings.map(
  ([name, ...pieces]): Case => ({
    name: `reads a stream with ${name}`,
    faults: plays(play('cut', ...pieces, '\n'), play('silence', opened, message(2))),
    asks: [[take(2), heard(1, 2)]],
    wire: [token, `${stream} 200`, `${stream} 200 evt_1`],
  }),
)

const lost: [string, Fault][] = [
  ['ends', play('end', opened, message(1), half)],
  ['breaks off in the middle of a character', play('cut', opened, message(1), half)],
  ['says that the server stops', play('end', opened, message(1), closed('server_stopping'))],
  ['says that nothing can be read just now', play('silence', opened, message(1), closed('unavailable'))],
  ['gives a reason that nobody knows', play('silence', opened, message(1), closed('tea_time'))],
]

const goesOn = lost.map(
  ([name, fault]): Case => ({
    name: `opens a stream again that ${name}, after what was worked off`,
    faults: plays(fault, play('silence', opened, message(2), message(3))),
    asks: [[take(3), like({ opened: ['at_0', 'at_0'], events: [1, 2, 3].map((count) => eventOf(count)) })]],
    wire: [token, `${stream} 200`, `${stream} 200 evt_1`],
  }),
)

export const streamCases: Case[] = [
  ...parsed,
  ...goesOn,
  {
    name: 'hands events on in their languages',
    faults: plays(play('silence', opened, ...names.map((name, at) => message(at, name)))),
    asks: [[take(3), ok({ opened: ['at_0'], events: names.map((name, at) => eventOf(at, name)) })]],
  },
  {
    name: 'goes on after the id that it is given, and after that of its opening when no event has come',
    faults: plays(play('cut', opened), play('silence', opened, message(1))),
    asks: [[take(1, { lastEventID: 'evt_0' }), heard(1)]],
    wire: [token, `${stream} 200 evt_0`, `${stream} 200 at_0`],
  },
  {
    name: 'takes a stream for lost that says nothing, not even a heartbeat',
    faults: plays(play('silence', opened, message(1), ': heartbeat\n\n'), play('silence', opened, message(2))),
    asks: [[take(2, { silenceMs: 400 }), heard(1, 2)]],
    wire: [token, `${stream} 200`, `${stream} 200 evt_1`],
  },
  {
    name: 'opens a stream again for as long as it takes, whatever stands in the way',
    faults: plays(
      first,
      { status: 503, headers: { 'retry-after': '0' }, body: { code: 'SERVER_STOPPING' } },
      'cut',
      { status: 502 },
      { status: 429, headers: { 'retry-after': '0' }, body: { code: 'TOO_MANY_REQUESTS' } },
      { status: 200 },
      play('silence', opened, message(2)),
    ),
    asks: [[take(2), heard(1, 2)]],
    wire: [
      ...[token, `${stream} 200`, `${stream} 503 evt_1`, `${stream} cut evt_1`, `${stream} 502 evt_1`],
      ...[`${stream} 429 evt_1`, `${stream} 200 evt_1`, `${stream} 200 evt_1`],
    ],
  },
  {
    name: 'fetches another token when that of a stream has ended, and when one is refused',
    faults: plays(
      play('end', opened, message(1), closed('token_ended')),
      { status: 401 },
      play('silence', opened, message(2)),
    ),
    asks: [[take(2), heard(1, 2)]],
    wire: [token, `${stream} 200`, token, `${stream} 401 evt_1`, token, `${stream} 200 evt_1`],
  },
  {
    name: 'gives up a stream that was never open after so many attempts',
    options: { retriesMax: 2 },
    faults: plays('cut', play('end'), { status: 503, body: { code: 'SERVER_FULL' } }),
    asks: [[take(1), refused({ name: 'RefusedError', status: 503, code: 'SERVER_FULL' })]],
    wire: [token, `${stream} cut`, `${stream} 200`, `${stream} 503`],
  },
  {
    name: 'ends a stream by name when the right to it has ended',
    faults: plays(play('end', opened, closed('rights_ended'))),
    asks: [[take(1), refused({ name: 'PermissionError', code: 'RIGHTS_ENDED', status: 403 })]],
    wire: [token, `${stream} 200`],
  },
  ...(
    [
      [404, 'NotFoundError', 'LAST_EVENT_UNKNOWN'],
      [410, 'RefusedError', 'LAST_EVENT_EXPIRED'],
      [429, 'RateLimitError', 'TOO_MANY_STREAMS'],
    ] as const
  ).map(
    ([status, name, code]): Case => ({
      name: `ends a stream by name after ${code}`,
      faults: plays(first, { status, body: { code }, headers: { 'retry-after': '0' } }),
      asks: [[take(2), refused({ name, status, code })]],
      wire: [token, `${stream} 200`, `${stream} ${status} evt_1`],
    }),
  ),
]
