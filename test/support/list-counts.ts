/** How many lists a process has had from whom. */
interface ListCounts {
  replica: number
  behind: number
  busy: number
  failed: number
}

/** As it tells Prometheus. */
async function listCounts(url: string): Promise<ListCounts> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const count = (server: string, reason: string) => {
    const line = new RegExp(`^gatehouse_lists_total\\{server="${server}",reason="${reason}"\\} (\\d+)$`, 'm')
    return Number(line.exec(text)?.[1])
  }
  return {
    replica: count('replica', ''),
    behind: count('primary', 'behind'),
    busy: count('primary', 'busy'),
    failed: count('primary', 'failed'),
  }
}

/** What the work has come to, and who answered the lists meanwhile. */
export async function countLists<T>(url: string, work: () => Promise<T>): Promise<{ result: T; seen: ListCounts }> {
  const before = await listCounts(url)
  const result = await work()
  const after = await listCounts(url)
  const seen = {
    replica: after.replica - before.replica,
    behind: after.behind - before.behind,
    busy: after.busy - before.busy,
    failed: after.failed - before.failed,
  }
  return { result, seen }
}
