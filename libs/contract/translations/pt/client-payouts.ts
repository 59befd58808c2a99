import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const clientPayouts: Translated['clientPayouts'] = {
  lead: 'Os repasses para sua conta bancária, em detalhes.',
  backToTheBalance: 'Saldo',
  schedule: 'Calendário',
  yourPayouts: 'Os seus repasses',
  noPayoutsYet: 'Ainda não há repasses',
  payoutsHelp: 'Assim que houver dinheiro disponível, um repasse leva-o para a sua conta de liquidação.',
  noneWithThisStatus: 'Nenhum repasse com este estado',
  clearFilterToSeeAll: 'Remova o filtro para ver todos.',
  standing: 'O que será repassado a seguir',
  nothingAvailable: 'Ainda não há nada disponível.',
  ready: 'Pronto para ser repassado',
  next: 'Próximo repasse',
  byHand: 'Manualmente: a nossa equipa faz o repasse',
  scheduleTitle: 'Calendário dos repasses',
  scheduleLead: 'Quando o dinheiro disponível segue automaticamente para a sua conta de liquidação.',
  scheduleOpen: 'Escolher quando',
  interval: 'Frequência',
  intervals: { manual: 'Manualmente', daily: 'Todos os dias', weekly: 'Todas as semanas', monthly: 'Todos os meses' },
  weekday: 'Dia da semana',
  weekdays: {
    1: 'Segunda-feira',
    2: 'Terça-feira',
    3: 'Quarta-feira',
    4: 'Quinta-feira',
    5: 'Sexta-feira',
    6: 'Sábado',
    7: 'Domingo',
  },
  weekdayHelp: 'Para repasses semanais.',
  dayOfMonth: 'Dia do mês',
  dayOfMonthHelp: 'Para repasses mensais; num mês mais curto, o último dia.',
  leastAmount: (currency) => `Valor mínimo em ${currency}`,
  leastHelp: 'Saldos menores passam para o próximo repasse.',
  delayed: (days) =>
    `O dinheiro espera ${count(days, { one: '# dia', other: '# dias' })} antes de ser repassado automaticamente.`,
  save: 'Guardar o calendário',
  saved: 'O calendário dos repasses foi guardado',
  failedToSave: 'Não foi possível guardar o calendário dos repasses. Tente novamente.',
  toProfile: 'Perfil',
  amountForm: (example) => `Introduza um valor, por exemplo ${example}`,
  csv: 'CSV',
  open: 'Ver repasses',
}
