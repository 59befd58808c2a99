import type { Translated } from '../../messages/translated.js'

type Refusals = Translated['clientRefusals']['clientRefusals']

export const subscriptions: Refusals['subscriptions'] = {
  subscriptionStates: {
    incomplete: 'A primeira fatura desta assinatura ainda não foi paga',
    trialing: 'Esta assinatura está em teste',
    active: 'Esta assinatura está ativa',
    past_due: 'Um pagamento desta assinatura está em atraso',
    paused: 'Esta assinatura está pausada. Retome-a primeiro',
    canceled: 'Esta assinatura está cancelada',
  },
  samePriceTwice: 'Informe cada preço uma só vez, com a quantidade',
  priceUnknown: 'Um preço escolhido não existe',
  priceRetired: 'Um preço escolhido foi retirado. Escolha outro',
  priceOneOff: 'Um preço escolhido é pago uma só vez. Escolha um recorrente',
  pricesDiffer: 'Todos os preços de uma assinatura devem ter a mesma moeda e o mesmo período',
  quantityOfMetered: 'Um preço por consumo não tem quantidade. Deixe-a vazia',
  currencyFixed: 'A moeda de uma assinatura não pode mudar. Crie outra assinatura',
  taxRateUnknown: 'Uma alíquota não existe ou foi retirada',
  timeZoneForm: 'Digite um fuso horário, como Europe/Berlin',
  totalTooLarge: 'O total de um período é alto demais',
  tooManyPendingLines: 'Alterações demais aguardam a próxima fatura. Tente depois',
  customerSubscribed: 'Este cliente tem uma assinatura. Cancele-a primeiro',
  portalPriceUnknown: 'Um preço não existe, foi desativado, é por consumo ou é pago uma única vez',
}

export const testClocks: Refusals['testClocks'] = {
  testModeOnly: 'Relógios de teste só existem no modo de teste',
  clockBackwards: 'Um relógio só pode avançar. Escolha uma data posterior',
  clockTooFar: (years) => `Um relógio avança no máximo ${years} anos por vez`,
  clockAdvancing: 'Este relógio está avançando. Espere ficar pronto',
  clockTooEarly: 'Um relógio não pode mostrar uma data anterior a 1970',
  tooManyClocks: (most) => `Você pode ter no máximo ${most} relógios abertos. Feche um primeiro`,
  clockFull: (most) => `Um relógio aceita no máximo ${most} clientes. Use outro`,
  clockClosed: 'Este relógio está fechado. Crie outro',
  clockUnknown: 'Nenhum relógio de teste tem este ID',
}

export const creditNotes: Refusals['creditNotes'] = {
  creditTooLarge: 'Você não pode creditar mais do que resta da fatura ou de uma linha',
  nothingToCredit: 'Esta fatura foi creditada por inteiro',
}

export const coupons: Refusals['coupons'] = {
  codeForm: 'Um código tem de 1 a 40 letras de A a Z, dígitos, hífens ou sublinhados',
  codeTaken: 'Outro cupom tem este código',
  percentOrAmount: 'Informe um percentual ou um valor',
  percentOffForm: 'O percentual deve ser maior que 0 e no máximo 100, com até duas casas decimais',
  redeemByPast: 'A data limite deve estar no futuro',
  couponUnknown: 'Não há cupom com este ID',
  couponCurrency: 'Este cupom desconta um valor em outra moeda',
  couponRetired: 'Este cupom foi desativado',
  couponExpired: 'Este cupom expirou',
  couponUsedUp: 'Este cupom já foi resgatado o máximo de vezes',
  couponUsedByCustomer: 'Este cliente já usou este cupom',
}
