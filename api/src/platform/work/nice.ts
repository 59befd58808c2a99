import { setPriority } from 'node:os'

export function beNice(pid: number | undefined, priority: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {}
}
