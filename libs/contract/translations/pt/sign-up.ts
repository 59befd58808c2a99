import type { Translated } from '../../messages/translated.js'

export const signUp: Translated['signUp'] = {
  signup: {
    title: 'Registar-se',
    subtitle: 'Registe a sua empresa e comece a aceitar pagamentos',
    submit: 'Criar conta',
    busy: 'A registar…',
    success: 'Registo concluído!',
    failure: 'O registo falhou. Tente novamente.',
  },
  adminSignup: {
    title: 'Criar conta de administrador',
    success: 'Registo concluído! Já pode entrar.',
    failure: 'Ocorreu um erro desconhecido. Tente novamente.',
  },
}
