export interface StreamMessage {
  event: string
  data: string
  /** The last one that was named, also by an earlier message. */
  id: string
}

/** Reads `text/event-stream` piece by piece, as the HTML standard has it. */
export class ServerSentEvents {
  /** What the server asks to be waited before the stream is opened again. */
  retryMs?: number
  private readonly decoder = new TextDecoder()
  private left = ''
  private endedInCr = false
  private event = ''
  private data: string[] = []
  private id = ''

  /** The messages that end in this piece; what is not whole waits for the next one. */
  take(piece: Uint8Array): StreamMessage[] {
    const text = this.decoder.decode(piece, { stream: true })
    if (text === '') return []
    // The other half of a line break that came with the last piece.
    const lines = (this.endedInCr && text.startsWith('\n') ? text.slice(1) : text).split(/\r\n|\n|\r/)
    this.endedInCr = text.endsWith('\r')
    lines[0] = this.left + (lines[0] ?? '')
    this.left = lines.pop() ?? ''
    return lines.flatMap((line) => (line === '' ? this.whole() : this.field(line)))
  }

  private field(line: string): [] {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') this.event = value
    else if (name === 'data') this.data.push(value)
    else if (name === 'id' && !value.includes('\0')) this.id = value
    else if (name === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value)
    return []
  }

  private whole(): StreamMessage[] {
    const { event, data, id } = this
    this.event = ''
    this.data = []
    return data.length === 0 ? [] : [{ event: event || 'message', data: data.join('\n'), id }]
  }
}
