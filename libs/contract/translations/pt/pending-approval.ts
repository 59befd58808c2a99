import type { Translated } from '../../messages/translated.js'

export const pendingApproval: Translated['pendingApproval'] = {
  registrationNotApproved: 'Registo não aprovado',
  accountSuspended: 'Conta suspensa',
  backToThePublicSite: 'Voltar ao site público',
  registeredAs: 'Registado como',
  youCanSignInNow: 'Já pode entrar, criar utilizadores de API e receber o primeiro pagamento.',
  thankYouForRegisteringOur:
    'Obrigado pelo seu registo. A nossa equipa analisa os seus dados; não precisa de fazer mais nada.',
  pageUpdatesWhenApproved:
    'Esta página atualiza-se sozinha assim que houver uma decisão. Também pode fechá-la e entrar mais tarde.',
  ourTeamLookedAtYour: 'A nossa equipa analisou o seu registo e não o pôde aprovar.',
  ourTeamHasSuspendedThis: 'A nossa equipa suspendeu esta conta. O acesso e os pagamentos estão suspensos.',
  reason: 'Motivo',
  youCanCorrectYourDetails:
    'Pode corrigir os seus dados e pedir nova análise. O seu e-mail e a sua palavra-passe mantêm-se.',
  applyAgain: 'Pedir nova análise',
  contactUs: 'Contacte-nos',
  signInToSeeHow: 'Entre para ver em que ponto está o seu registo.',
  signIn: 'Entrar',
}
