import { Counter, type Registry } from 'prom-client'
import type { HomeParts } from '../../desk/home/home-parts.js'

/** A home page without some of its parts is answered with 200, so requests by status do not show it. */
export function countLeftOut(registry: Registry, home: HomeParts): void {
  const leftOut = new Counter({
    name: 'gatehouse_home_parts_left_out_total',
    help: 'Dashboard parts that failed, by part and error code.',
    labelNames: ['part', 'code'],
    registers: [registry],
  })
  home.listen((part, code) => leftOut.labels({ part, code }).inc())
}
