import type { Translated } from '../../messages/translated.js'

export const signIn: Translated['signIn'] = {
  clientLogin: {
    submit: 'Entrar',
    busy: 'A entrar…',
    backToSignup: 'Voltar ao registo',
    forgotPassword: 'Esqueceu-se da palavra-passe?',
    failure: 'Não foi possível iniciar sessão',
    unexpected: 'Ocorreu um erro inesperado',
    noToken: 'O servidor não devolveu nenhum token',
    wrongCredentials: 'E-mail ou palavra-passe incorretos',
    pendingApproval: 'A conta aguarda aprovação',
  },
  pendingApproval: {
    active: 'A sua conta está ativa!',
    goToLogin: 'Ir para o início de sessão',
    pending: 'Registo a aguardar aprovação',
    noStatus: 'Acesso recusado!',
    underReview: 'A sua conta está a ser analisada pela nossa equipa.',
  },
  adminLogin: {
    submit: 'Entrar',
    toast: 'E-mail ou palavra-passe incorretos',
    wrongCredentials: 'Credenciais incorretas',
  },
  signInRefusal: {
    locked:
      'Demasiadas palavras-passe erradas. Durante algum tempo, esta conta só pode ser aberta por dispositivos que já entraram nela antes',
    slowed: 'Várias palavras-passe erradas. Aguarde um momento antes de tentar novamente',
    triesUsedUp: 'Demasiadas palavras-passe erradas. Aguarde meia hora ou defina uma nova palavra-passe por e-mail',
    help: 'Se existir uma conta com este e-mail, enviámos-lhe uma mensagem. O link que contém permite que este navegador entre de imediato.',
  },
  signInLink: {
    title: 'Entrar neste navegador',
    submit: 'Permitir que este navegador entre',
    success: 'Este navegador já pode entrar. Introduza a sua palavra-passe.',
    failure: 'Este link já foi usado, expirou ou está incompleto.',
  },
  session: {
    signedIn: 'Sessão iniciada!',
    signedOut: 'Sessão terminada',
    ended: 'A sua sessão terminou. Entre novamente.',
    endedKept: 'A sua sessão terminou. Entre novamente: o que escreveu fica guardado e ser-lhe-á proposto a seguir.',
    keptLead:
      'A sua sessão já tinha terminado quando enviou isto. O pedido não foi executado; as palavras-passe não são guardadas.',
  },
}
