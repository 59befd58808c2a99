import { describe, expect, it } from '@jest/globals'
import { runTool } from './children.mjs'

const speaking = (times, everyMs) =>
  `let left = ${times}; const timer = setInterval(() => { console.log('.'); if (--left === 0) clearInterval(timer) }, ${everyMs})`

describe('a tool that may be silent for a while only', () => {
  it('is stopped when it says nothing for longer, and says why', async () => {
    const { code, output } = await runTool(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      silentSeconds: 1,
    })
    expect(code).not.toBe(0)
    expect(output).toContain('Stopped: it said nothing for 1 seconds.')
  })

  it('may take as long as it likes while it speaks', async () => {
    const { code, output } = await runTool(process.execPath, ['-e', speaking(8, 500)], { silentSeconds: 3 })
    expect({ code, dots: output.trim().split('\n').length }).toEqual({ code: 0, dots: 8 })
  })
})
