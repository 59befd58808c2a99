<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** The webhook is forged, changed or too old. */
class WebhookSignatureError extends GatehouseError
{
    public function __construct(string $message)
    {
        parent::__construct($message, 'WEBHOOK_SIGNATURE');
    }
}
