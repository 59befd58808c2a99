export class UnitOverdue extends Error {
  constructor(maxMs: number) {
    super(
      `This unit of work did not end within ${maxMs} ms, so it was undone. A unit waits for nothing but the database`,
    )
  }
}

export async function inTime<T>(maxMs: number | null, work: () => Promise<T>): Promise<T> {
  if (maxMs === null) return work()
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnitOverdue(maxMs)), maxMs)
  })
  try {
    return await Promise.race([work(), overdue])
  } finally {
    clearTimeout(timer)
  }
}
