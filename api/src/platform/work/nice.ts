import { setPriority } from 'node:os'

/** Puts a process behind all others that want the processor; where the system does not let us, it is an equal. */
export function beNice(pid: number | undefined, priority: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {}
}
