import type { Translated } from '../../messages/translated.js'

export const failureNames: Translated['failureNames'] = {
  failureNames: {
    declined: 'مرفوضة',
    insufficient_funds: 'رصيد غير كافٍ',
    expired_card: 'بطاقة منتهية الصلاحية',
    invalid_card: 'بيانات البطاقة غير صحيحة',
    lost_card: 'بطاقة مفقودة',
    stolen_card: 'بطاقة مسروقة',
    do_not_honor: 'رفضها البنك',
    limit_exceeded: 'تجاوز حد البطاقة',
    suspected_fraud: 'اشتباه في احتيال',
    authentication_failed: 'لم تُؤكَّد الهوية',
    otp_failed: 'لم يُؤكَّد رمز التحقق',
    method_not_supported: 'وسيلة الدفع غير مقبولة',
    currency_not_supported: 'العملة غير مقبولة',
    amount_not_supported: 'المبلغ غير مقبول',
    processing_error: 'خطأ لدى معالج الدفع',
    processor_unavailable: 'معالج الدفع غير متاح',
    not_received: 'لم تصل إلى معالج الدفع',
    capture_failed: 'تعذّر التحصيل',
    blocked: 'محظورة بقاعدة مخاطر',
  },
  methodFailureNames: {
    NO_METHOD: 'لا توجد وسيلة دفع',
    SAVED_METHOD_REFUSED: 'رفضها البنك نهائيًا',
    SAVED_METHOD_DETACHED: 'أزيلت وسيلة الدفع',
    SAVED_METHOD_EXPIRED: 'بطاقة منتهية الصلاحية',
    SAVED_METHOD_ON_SESSION_ONLY: 'موافقة على الدفع بحضور العميل فقط',
    ABOVE_MANDATE_MAXIMUM: 'تتجاوز الحد الأقصى الذي وافق عليه العميل',
  },
}
