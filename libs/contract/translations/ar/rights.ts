import type { Translated } from '../../messages/translated.js'

export const rights: Translated['rights'] = {
  otherSites: {
    refused: 'لا يُسمح لنصوص المواقع الأخرى بهذا الاستدعاء. استدعِه من خادمك، حيث تبقى أسراره',
  },
  thisIsYou: {
    delete: 'هذا أنت. يُسجَّل خروجك فورًا ولا يمكنك تسجيل الدخول بعد ذلك. يبقى ما فعلته في سجل التدقيق.',
    deleteSubmit: 'حذف حسابي',
    edit: 'هذا أنت. ما تزيله هنا تفقده فورًا.',
    demote: 'هذا أنا. لم أعد أريد أن أكون مسؤولًا',
    demoteHelp: 'لا يعيدها إليك إلا مسؤول آخر.',
  },
  permissionMissing: (permission, route) => `تحتاج إلى الإذن «${permission}» (${route}) لفعل هذا`,
}
