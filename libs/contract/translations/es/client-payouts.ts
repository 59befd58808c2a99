import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const clientPayouts: Translated['clientPayouts'] = {
  lead: 'Los pagos a su cuenta bancaria, en detalle.',
  backToTheBalance: 'Saldo',
  schedule: 'Calendario',
  yourPayouts: 'Sus transferencias',
  noPayoutsYet: 'Aún no hay transferencias',
  payoutsHelp: 'Cuando haya dinero disponible, una transferencia lo lleva a su cuenta de liquidación.',
  noneWithThisStatus: 'No hay transferencias con este estado',
  clearFilterToSeeAll: 'Quite el filtro para verlos todos.',
  standing: 'Lo próximo que se transfiere',
  nothingAvailable: 'Aún no hay nada disponible.',
  ready: 'Listo para transferir',
  next: 'Próxima transferencia',
  byHand: 'Manual: nuestro equipo le hace la transferencia',
  scheduleTitle: 'Calendario de transferencias',
  scheduleLead: 'Cuándo pasa automáticamente el dinero disponible a su cuenta de liquidación.',
  scheduleOpen: 'Elegir cuándo',
  interval: 'Frecuencia',
  intervals: { manual: 'Manual', daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  weekday: 'Día de la semana',
  weekdays: { 1: 'Lunes', 2: 'Martes', 3: 'Miércoles', 4: 'Jueves', 5: 'Viernes', 6: 'Sábado', 7: 'Domingo' },
  weekdayHelp: 'Para transferencias semanales.',
  dayOfMonth: 'Día del mes',
  dayOfMonthHelp: 'Para transferencias mensuales; en un mes más corto, el último día.',
  leastAmount: (currency) => `Importe mínimo en ${currency}`,
  leastHelp: 'Los saldos menores pasan al siguiente pago.',
  delayed: (days) =>
    `El dinero espera ${count(days, { one: '# día', other: '# días' })} antes de transferirse automáticamente.`,
  save: 'Guardar el calendario',
  saved: 'Calendario de transferencias guardado',
  failedToSave: 'No se ha podido guardar el calendario de transferencias. Inténtelo de nuevo.',
  toProfile: 'Perfil',
  amountForm: (example) => `Escriba un importe, por ejemplo ${example}`,
  csv: 'CSV',
  open: 'Ver transferencias',
}
