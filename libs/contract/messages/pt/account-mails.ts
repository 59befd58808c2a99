import type { Translated } from '../translated.js'

export const accountMails: Translated['accountMails'] = {
  greeting: (name) => `Olá, ${name},`,
  buttonDoesNotWork: (address) => `Se o botão não funcionar, abra este endereço: ${address}`,
  automatic: 'Este e-mail foi enviado automaticamente por Gatehouse por causa de uma decisão sobre a sua conta.',
  reason: (text) => `O motivo: ${text}`,
  contactUs: 'Fale conosco',
  signIn: 'Entrar',
  approved: 'Sua conta Gatehouse foi aprovada',
  approvedNews: 'Boas notícias: aprovamos o seu cadastro. Você pode entrar e começar a aceitar pagamentos.',
  rejected: 'Seu cadastro no Gatehouse não foi aprovado',
  rejectedNews: 'Analisamos o seu cadastro e não pudemos aprová-lo.',
  suspended: 'Sua conta Gatehouse está suspensa',
  suspendedNews:
    'Suspendemos a sua conta. Até que ela volte a ficar ativa, você não pode entrar, e seus usuários de API são recusados.',
}
