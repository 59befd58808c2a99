import type { Translated } from '../../messages/translated.js'

export const accountMails: Translated['accountMails'] = {
  greeting: (name) => `Olá, ${name},`,
  buttonDoesNotWork: (address) => `Se o botão não funcionar, abra este endereço: ${address}`,
  automatic: 'Este e-mail foi enviado automaticamente pelo Gatehouse por causa de uma decisão sobre a sua conta.',
  reason: (text) => `O motivo: ${text}`,
  contactUs: 'Contacte-nos',
  signIn: 'Entrar',
  approved: 'A sua conta Gatehouse foi aprovada',
  approvedNews: 'Boas notícias: aprovámos o seu registo. Pode entrar e começar a aceitar pagamentos.',
  rejected: 'O seu registo no Gatehouse não foi aprovado',
  rejectedNews: 'Analisámos o seu registo e não pudemos aprová-lo.',
  suspended: 'A sua conta Gatehouse está suspensa',
  suspendedNews:
    'Suspendemos a sua conta. Até que volte a ficar ativa, não pode entrar, e os seus utilizadores de API são recusados.',
}
