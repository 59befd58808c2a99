<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Resources\BillingReports;
use Gatehouse\Resources\CheckoutSessions;
use Gatehouse\Resources\Customers;
use Gatehouse\Resources\Events;
use Gatehouse\Resources\Coupons;
use Gatehouse\Resources\CreditNotes;
use Gatehouse\Resources\Invoices;
use Gatehouse\Resources\LedgerEntries;
use Gatehouse\Resources\Own;
use Gatehouse\Resources\PaymentLinks;
use Gatehouse\Resources\Payouts;
use Gatehouse\Resources\Prices;
use Gatehouse\Resources\Products;
use Gatehouse\Resources\RequestLogs;
use Gatehouse\Resources\Subscriptions;
use Gatehouse\Resources\TaxRates;
use Gatehouse\Resources\TestClocks;
use Gatehouse\Resources\Transactions;
use Gatehouse\Resources\UsageEvents;
use Gatehouse\Resources\WebhookDeliveries;
use Gatehouse\Resources\WebhookEndpoints;

final class Gatehouse extends Own
{
    public readonly Transactions $transactions;
    public readonly CheckoutSessions $checkoutSessions;
    public readonly Customers $customers;
    public readonly Coupons $coupons;
    public readonly UsageEvents $usageEvents;
    public readonly CreditNotes $creditNotes;
    public readonly Invoices $invoices;
    public readonly Prices $prices;
    public readonly Products $products;
    public readonly Subscriptions $subscriptions;
    public readonly TestClocks $testClocks;
    public readonly BillingReports $billingReports;
    public readonly TaxRates $taxRates;
    public readonly LedgerEntries $ledgerEntries;
    public readonly Payouts $payouts;
    public readonly RequestLogs $requestLogs;
    public readonly Events $events;
    public readonly PaymentLinks $paymentLinks;
    public readonly WebhookEndpoints $webhookEndpoints;
    public readonly WebhookDeliveries $webhookDeliveries;

    /**
     * @param string $url where Gatehouse runs, such as `https://pay.example.com`; without /api
     * @param ?string $clientID `cli_…` of your profile; for events, payment links and webhooks alone
     * @param int $timeoutMs for one attempt
     * @param int $retriesMax attempts after the first
     * @param int $retryDelayMs before the first retry, doubled each time
     * @param int $retryWaitMaxMs a longer `Retry-After` is told at once, and not waited for
     * @param ?object $tokenCache any PSR-16 cache, so that the next process need not fetch a token
     */
    public function __construct(
        string $url,
        string $apiKey,
        #[\SensitiveParameter]
        string $apiSecret,
        ?string $clientID = null,
        int $timeoutMs = 30_000,
        int $retriesMax = 3,
        int $retryDelayMs = 500,
        int $retryWaitMaxMs = 10_000,
        ?object $tokenCache = null,
    ) {
        $transport = new Transport(new Options(
            $url,
            $apiKey,
            $apiSecret,
            $clientID,
            $timeoutMs,
            $retriesMax,
            $retryDelayMs,
            $retryWaitMaxMs,
            $tokenCache,
        ));
        parent::__construct($transport);
        $this->transactions = new Transactions($transport);
        $this->checkoutSessions = new CheckoutSessions($transport);
        $this->customers = new Customers($transport);
        $this->coupons = new Coupons($transport);
        $this->usageEvents = new UsageEvents($transport);
        $this->creditNotes = new CreditNotes($transport);
        $this->invoices = new Invoices($transport);
        $this->prices = new Prices($transport);
        $this->products = new Products($transport);
        $this->subscriptions = new Subscriptions($transport);
        $this->testClocks = new TestClocks($transport);
        $this->billingReports = new BillingReports($transport);
        $this->taxRates = new TaxRates($transport);
        $this->ledgerEntries = new LedgerEntries($transport);
        $this->payouts = new Payouts($transport);
        $this->requestLogs = new RequestLogs($transport);
        $this->events = new Events($transport);
        $this->paymentLinks = new PaymentLinks($transport);
        $this->webhookEndpoints = new WebhookEndpoints($transport);
        $this->webhookDeliveries = new WebhookDeliveries($transport);
    }

    /**
     * Any call of the API reference.
     *
     * @param array<string, mixed>|null $query
     * @param array<string, mixed>|null $body
     */
    public function call(
        string $method,
        string $path,
        ?array $query = null,
        ?array $body = null,
        ?string $idempotencyKey = null,
    ): mixed {
        return $this->transport->call(new Call($method, $path, $query, $body, $idempotencyKey));
    }
}
