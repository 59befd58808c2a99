<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreatePaymentLink from Types
 * @phpstan-import-type ListPaymentLinks from Types
 * @phpstan-import-type PageOfPaymentLinkView from Types
 * @phpstan-import-type PaymentLinkView from Types
 */
final class PaymentLinks
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a payment link. Anyone with the URL can pay.
     *
     * @param CreatePaymentLink $input
     * @return PaymentLinkView
     */
    public function create(array $input): array
    {
        return $this->transport->call(new Call('POST', $this->transport->ownPath() . '/payment-links', body: $input));
    }

    /**
     * List your payment links.
     *
     * @param ListPaymentLinks $query
     * @return PageOfPaymentLinkView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', $this->transport->ownPath() . '/payment-links', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListPaymentLinks $query
     * @return \Generator<int, PaymentLinkView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows($this->transport->ownPath() . '/payment-links', $query);
    }

    /**
     * Read one of your payment links.
     *
     * @return PaymentLinkView
     */
    public function get(string $paymentLinkID): array
    {
        return $this->transport->call(new Call(
            'GET',
            $this->transport->ownPath() . '/payment-links/' . Transport::segment($paymentLinkID),
        ));
    }

    /**
     * Close a payment link. It stops accepting payments.
     *
     * @return PaymentLinkView
     */
    public function close(string $paymentLinkID): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/payment-links/' . Transport::segment($paymentLinkID) . '/close',
        ));
    }
}
